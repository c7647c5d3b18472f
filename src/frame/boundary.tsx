import { Component, type ReactNode } from 'react';
import { REDRAW_PAUSE_MS } from '../constants';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/controls/button';
import { emoji, Message } from '../ui/feedback/message';

interface BoundaryProps {
  onError(): void;
  children: ReactNode;
}

/** The error boundary, with a retry. After a break by another script's change of the DOM the part draws itself anew. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #redrawnAt = -Infinity;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    // React looks for a node that is not where React has put it.
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) return this.props.onError();
    const wait = this.#redrawnAt + REDRAW_PAUSE_MS - performance.now();
    if (wait > 0) setTimeout(this.#redraw, wait);
    else this.#redraw();
  }

  readonly #redraw = () => {
    this.#redrawnAt = performance.now();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <Message emoji={emoji.confused} title={commonTexts.crashed}>
          <p>{commonTexts.crashedHint}</p>
          <Button variant="primary" onClick={this.#redraw}>
            {commonTexts.retry}
          </Button>
        </Message>
      </div>
    );
  }
}
