import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { CampChange } from '../../domain/phases.ts';
import { useWords } from '../../messages/useWords.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { campChangeSentences } from './campChangeSentences.ts';
import { OtherCampLink } from './OtherCampLink.tsx';

export interface CampChangeNoticeProps {
  /** What changed, and whether a confirmed enrolment was not sent because of it. */
  change: CampChange;
  /** The amount to pay now, in cents. */
  nowCents: number;
  /** The address of the camp listing of this theme. */
  campListingUrl: string;
  /** A ref to the notice, which can be focused. */
  ref?: Ref<HTMLDivElement>;
}

/** A notice that the price, chosen days, place or age limits of the camp have changed, with a link to other camps. */
export function CampChangeNotice({ change, nowCents, campListingUrl, ref }: CampChangeNoticeProps) {
  const words = useWords();
  return (
    <Notice tone="notice" ref={ref}>
      {campChangeSentences(words, change, nowCents).map((sentence) => (
        <Typography key={sentence} sx={{ mb: 1 }}>
          {sentence}
        </Typography>
      ))}
      <OtherCampLink href={campListingUrl} />
    </Notice>
  );
}
