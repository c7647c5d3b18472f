import { Component, type ReactNode } from 'react';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/controls/button';
import { emoji, Message } from '../ui/feedback/message';

interface BoundaryProps {
  onError(): void;
  children: ReactNode;
}

/** The error boundary, with a retry. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <Message emoji={emoji.confused} title={commonTexts.crashed}>
          <p>{commonTexts.crashedHint}</p>
          <Button variant="primary" onClick={() => this.setState({ hasFailed: false })}>
            {commonTexts.retry}
          </Button>
        </Message>
      </div>
    );
  }
}
