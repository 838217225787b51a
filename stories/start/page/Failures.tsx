import { FAILURES, type Failure } from '../../support/catalogue/failures.ts';
import failurePictures from '../../support/catalogue/failurePictures.json';
import { failureLink, pictureOf } from './Page.tsx';

const CALLS = [...new Set(FAILURES.map(({ call }) => call))];

const pictureFor = ({ call, how }: Failure) =>
  pictureOf((failurePictures as Record<string, string>)[`${call}: ${how}`] ?? '');

/** Every failure of every call, on the first screen of a phone. */
export function Failures() {
  return CALLS.map((call) => (
    <section key={call}>
      <h2 id={call}>{call}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {FAILURES.filter((failure) => failure.call === call).map((failure) => (
          <a key={failure.how} {...failureLink(failure)} style={{ width: 210, overflowWrap: 'anywhere' }}>
            <img
              src={pictureFor(failure)}
              alt=""
              loading="lazy"
              style={{
                display: 'block',
                width: '100%',
                height: 360,
                boxSizing: 'border-box',
                border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
                objectFit: 'cover',
                objectPosition: 'top',
              }}
            />
            {failure.how}
          </a>
        ))}
      </div>
    </section>
  ));
}
