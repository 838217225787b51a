import { useEffect } from 'react';
import { ThankYou, type ThankYouProps } from '../components/ThankYou.tsx';

/** The class the page's body carries once the booking is made (spec 2, /success). */
export const FINISHED_CLASS = 'finished-booking';

/** The last screen, `/success`: thanks, and the way back to the organisation. */
export function Success(props: ThankYouProps) {
  useEffect(() => {
    document.body.classList.add(FINISHED_CLASS);
    return () => document.body.classList.remove(FINISHED_CLASS);
  }, []);
  return <ThankYou {...props} />;
}
