import Check from '@mui/icons-material/CheckRounded';
import { styled, type Theme } from '@mui/material/styles';
import { memo, type MouseEvent } from 'react';
import type { Step } from '../domain/steps.ts';
import { t } from '../messages/messages.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { isPlainClick } from './isPlainClick.ts';
import { STEP_TITLES } from './stepTitles.ts';

export interface StepNavProps {
  /** In their order. With `href` a step is finished and a link back; without, it cannot be opened. */
  steps: { step: Step; href?: string }[];
  /** The step on the screen. */
  current: Step;
  /** Goes there without loading the page anew. */
  onGo: (step: Step) => void;
}

const DOT = 28;

/** Narrow screens: where one is, in words; the list below says the same to screen readers. */
const Progress = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  // The bar is thin and its targets tall: they reach up behind the words.
  margin: theme.spacing(-2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { flex: '1 1 0', minWidth: 0, position: 'relative' },
  [theme.breakpoints.up('md')]: {
    gap: 0,
    margin: 0,
    // The line that joins a dot with the one before it.
    '& > li + li::before': {
      content: '""',
      position: 'absolute',
      top: DOT / 2 - 1,
      left: `calc(-50% + ${DOT / 2 + 6}px)`,
      right: `calc(50% + ${DOT / 2 + 6}px)`,
      borderTop: `2px solid ${theme.colours.line}`,
    },
    '& > li[data-state="finished"]::before, & > li[data-state="current"]::before': {
      borderColor: theme.colours.action,
    },
  },
}));

const itemLook = ({ theme }: { theme: Theme }) =>
  ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(2),
    minHeight: 44,
    color: theme.colours.inkQuiet,
    textAlign: 'center',
    textDecoration: 'none',
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.3,
    '&[data-state="current"]': { color: theme.colours.ink, fontWeight: 700 },
    '&[data-state="finished"]': { color: theme.colours.action, fontWeight: 600 },
    '&[data-state="finished"]:hover': { textDecoration: 'underline' },
    [theme.breakpoints.up('md')]: { justifyContent: 'flex-start' },
  }) as const;

const Item = styled('span')(itemLook);
const ItemLink = styled('a')(itemLook, ({ theme }) => ({
  // The target reaches up behind the words: the ring of the focus stands around the bar's piece instead.
  [theme.breakpoints.down('md')]: { '&:focus-visible': { outline: 'none' } },
}));

const Title = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: visuallyHidden,
}));

/** A piece of the thin bar on narrow screens, a dot on wide ones. */
const Mark = styled('span')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 6,
  borderRadius: 3,
  backgroundColor: theme.colours.line,
  color: theme.colours.onAction,
  forcedColorAdjust: 'none',
  '& > svg, & > span': { display: 'none' },
  '[data-state="finished"] > &, [data-state="current"] > &': { backgroundColor: theme.colours.action },
  [theme.breakpoints.down('md')]: {
    'a:focus-visible > &': { outline: `3px solid ${theme.colours.action}`, outlineOffset: 2 },
  },
  [theme.breakpoints.up('md')]: {
    width: DOT,
    height: DOT,
    borderRadius: '50%',
    backgroundColor: theme.colours.surface,
    border: `2px solid ${theme.colours.inputLine}`,
    '& > svg': { display: 'block', fontSize: 18 },
    '[data-state="finished"] > &': { borderColor: theme.colours.action },
    '[data-state="current"] > &': {
      backgroundColor: theme.colours.surface,
      borderColor: theme.colours.action,
      borderWidth: 3,
    },
    '[data-state="current"] > & > span': {
      display: 'block',
      width: 12,
      height: 12,
      borderRadius: '50%',
      backgroundColor: theme.colours.spark,
    },
  },
  '@media (forced-colors: active)': {
    backgroundColor: 'Canvas',
    border: '1px solid CanvasText',
    '[data-state="finished"] > &, [data-state="current"] > &': {
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
}));

/**
 * The header's steps (spec 2): a finished one is a link back, a later one cannot be opened. On narrow screens the
 * pieces of the bar are those links, and the words above name the current step.
 */
export const StepNav = memo(function StepNav({ steps, current, onGo }: StepNavProps) {
  const index = steps.findIndex(({ step }) => step === current);

  function go(event: MouseEvent, step: Step) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGo(step);
  }

  return (
    <nav aria-label={t('stepNav.label')}>
      <Progress aria-hidden>
        {t('stepNav.progress', { n: index + 1, all: steps.length, title: t(STEP_TITLES[current]) })}
      </Progress>
      <List>
        {steps.map(({ step, href }) => {
          const state = step === current ? 'current' : href === undefined ? 'later' : 'finished';
          const content = (
            <>
              <Mark aria-hidden>{state === 'finished' ? <Check /> : <span />}</Mark>
              <Title>{t(STEP_TITLES[step])}</Title>
            </>
          );
          return (
            <li key={step} data-state={state}>
              {state === 'finished' ? (
                <ItemLink href={href} data-state={state} onClick={(event) => go(event, step)}>
                  {content}
                </ItemLink>
              ) : (
                <Item data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                  {content}
                </Item>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
});
