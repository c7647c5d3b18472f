import { Component, type ReactNode } from 'react';
import { RERENDER_PAUSE_MS } from '../constants';
import { commonTexts } from '../texts/common';
import { Failed } from '../ui/feedback/message';
import { errorReported } from '../state/events';
import { useStore } from '../state/react/use-store';

interface BoundaryProps {
  onError(): void;
  children: ReactNode;
}

/** The error boundary, with a retry. After an error caused by another script's change of the DOM it re-renders by itself. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #renderedAt = -Infinity;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    // React did not find a node where it had put it: another script has changed the DOM.
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) return this.props.onError();
    const wait = this.#renderedAt + RERENDER_PAUSE_MS - performance.now();
    if (wait > 0) setTimeout(this.#rerender, wait);
    else this.#rerender();
  }

  readonly #rerender = () => {
    this.#renderedAt = performance.now();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failed title={commonTexts.crashed} hint={commonTexts.crashedHint} onClick={this.#rerender} />;
  }
}

/** A part of the panel whose errors leave the rest intact, and are reported to the page. */
export function Region({ children }: { children: ReactNode }) {
  const { events } = useStore();
  return <Boundary onError={() => events.emit(errorReported, { code: 'crash' })}>{children}</Boundary>;
}
