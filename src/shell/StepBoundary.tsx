import { Component, type ReactNode } from 'react';
import { StepProblem } from '../components/StepProblem.tsx';

interface StepBoundaryProps {
  /** Called before the page is loaded again: nothing is lost that may be kept, so nothing has to be asked. */
  onReload: () => void;
  children: ReactNode;
}

/** Catches what a step throws, above all that its script could not be fetched. */
export class StepBoundary extends Component<StepBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <StepProblem
        onReload={() => {
          this.props.onReload();
          window.location.reload();
        }}
      />
    );
  }
}
