import { FAILURES } from '../../support/catalogue/failures.ts';
import { failureLink, failurePicture } from './Page.tsx';

const CALLS = [...new Set(FAILURES.map(({ call }) => call))];

/** Every failure of every call, on the first screen of a phone. */
export function Failures() {
  return CALLS.map((call) => (
    <section key={call} style={{ marginTop: 32 }}>
      <h2 id={call}>{call}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {FAILURES.filter((failure) => failure.call === call).map((failure) => (
          <a
            key={failure.how}
            {...failureLink(failure)}
            style={{ width: 210, overflowWrap: 'anywhere', fontSize: 14 }}
          >
            <img
              src={failurePicture(failure)}
              alt=""
              loading="lazy"
              style={{
                display: 'block',
                marginBottom: 4,
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
