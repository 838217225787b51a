import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { folderOf, OWN_BRAND } from '../../../tests/visual/pictures.ts';
import failurePictures from '../../support/catalogue/failurePictures.json';
import type { Failure } from '../../support/catalogue/failures.ts';
import { PHONE } from '../../support/settings/sizes.ts';

const Sheet = styled('main')(({ theme }) => ({
  maxWidth: '64rem',
  margin: '0 auto',
  padding: theme.spacing(12, 6, 24),
  overflowWrap: 'anywhere',
  // In a layer, so that the styles of the components shown here win, whatever their order.
  '@layer page': {
    '& h1': { ...theme.typography.h1, fontSize: '2rem', margin: 0 },
    '& h2': { ...theme.typography.h2, fontSize: '1.5rem', margin: 0 },
    '& h3': { ...theme.typography.h3, margin: 0 },
    '& p, & ul, & ol': { margin: theme.spacing(2, 0, 0), maxWidth: '44rem' },
    '& li + li': { marginTop: theme.spacing(1) },
    '& code': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125em' },
    '& a': { color: theme.vars.palette.primary.main, fontWeight: 600, textUnderlineOffset: '0.2em' },
  },
}));

const Lead = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '1.25rem' }));

const Part = styled('section')(({ theme }) => ({ marginTop: theme.spacing(14) }));

export interface PageProps {
  title: string;
  /** The purpose of the page, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page for designers, in English and in the product's own theme. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Sheet lang="en">
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Sheet>
  );
}

export interface SectionProps {
  title: string;
  /** For links of the same page. */
  id?: string;
  help?: ReactNode;
  children?: ReactNode;
}

/** A part of a page under a heading. */
export function Section({ title, id, help, children }: SectionProps) {
  return (
    <Part id={id}>
      <h2>{title}</h2>
      {help !== undefined && <p>{help}</p>}
      {children}
    </Part>
  );
}

/** A grid of cards. `least`: the minimum width of a card, in rem. */
export const Cards = styled('div', { shouldForwardProp: (prop) => prop !== 'least' })<{ least?: number }>(
  ({ theme, least = 18 }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}rem), 1fr))`,
    gap: theme.spacing(5),
    marginTop: theme.spacing(5),
  }),
);

/** The product's card. */
export const Card = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(6),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${theme.shape.cardRadius}px`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** A second line in a lighter colour. */
export const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
}));

/** Scrolls sideways what is wider than the page, also by keyboard. */
export const Wide = (props: { children: ReactNode }) => (
  <Box {...props} role="group" aria-label="Scrolls sideways" tabIndex={0} sx={{ mt: 5, overflowX: 'auto' }} />
);

const Rows = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'normal',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '& th': { textAlign: 'left', fontWeight: 700 },
  '& thead th': { verticalAlign: 'bottom' },
  '& tbody :is(th, td)': { verticalAlign: 'top' },
  '& th, & td': {
    padding: theme.spacing(2.5, 4, 2.5, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** A table with light borders. It scrolls before a word breaks. */
export const Table = ({ children }: { children: ReactNode }) => (
  <Wide>
    <Rows>{children}</Rows>
  </Wide>
);

/** The address of another story or page, from within a story. */
export const storyLink = (id: string) => ({ href: `./?path=/story/${id}`, target: '_top' });

/** The address of the whole wizard in which this call fails. */
export const failureLink = ({ call, how }: Pick<Failure, 'call' | 'how'>) =>
  storyLink(`shell-wizardscenario--any-failure&args=failure:${call}+${how.replaceAll(' ', '+')}`);

/** The picture that the tests compare a story of the product with, by default on a phone in the default brand. */
export const pictureOf = (id: string, width = PHONE.width, brand = OWN_BRAND) =>
  `${import.meta.env.BASE_URL}pictures/${folderOf(id)}/${width}-${brand}.png`;

/** The picture of the whole wizard in which this call fails. */
export const failurePicture = ({ call, how }: Pick<Failure, 'call' | 'how'>) =>
  pictureOf((failurePictures as Record<string, string>)[`${call}: ${how}`] ?? '');

/** The names of the files with stories: 'DayGrid' for `daygrid`. */
const COMPONENTS = new Map(
  Object.keys(import.meta.glob('../../**/*.stories.tsx')).map((path) => {
    const component = /(\w+)\.stories/.exec(path)?.[1] ?? path;
    return [component.toLowerCase(), component];
  }),
);

/** The component or page of a story: 'DayGrid' for `days-daygrid--too-many-days`. */
export function componentOf(id: string): string {
  const [, name = ''] = /^[a-z]+-(.+?)(?:--|$)/.exec(id) ?? [];
  return COMPONENTS.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** 'DayGrid: too many days' for `days-daygrid--too-many-days`. */
const storyTitle = (id: string) => `${componentOf(id)}: ${id.split('--')[1]?.replaceAll('-', ' ')}`;

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '7.5rem',
  height: '6rem',
  marginBottom: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.divider}`,
  objectFit: 'cover',
  objectPosition: 'top left',
}));

type PictureLinkProps = ReturnType<typeof storyLink> & { src: string; children: ReactNode };

/** A link under its picture. */
export function PictureLink({ src, children, ...link }: PictureLinkProps) {
  return (
    <Box component="a" {...link} sx={{ width: '7.5rem' }}>
      <Picture src={src} alt="" loading="lazy" />
      {children}
    </Box>
  );
}

/** Links to stories side by side, each under its picture, and other links after them. */
export function StoryPictures({ ids, children }: { ids: readonly string[]; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {ids.map((id) => (
        <PictureLink key={id} {...storyLink(id)} src={pictureOf(id)}>
          {storyTitle(id)}
        </PictureLink>
      ))}
      {children}
    </Box>
  );
}

/** Links to stories, one under the other. */
export function StoryLinks({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <div key={id}>
      <a {...storyLink(id)}>{storyTitle(id)}</a>
    </div>
  ));
}
