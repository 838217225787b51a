import { Component, type ReactNode } from 'react';
import { StepProblem } from '../components/StepProblem.tsx';

interface StepBoundaryProps {
  /** Called before the page reloads, so that the browser asks for no confirmation. */
  onReload: () => void;
  children: ReactNode;
}

/** Catches errors of a step, such as a script that could not be loaded. */
export class StepBoundary extends Component<StepBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
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
