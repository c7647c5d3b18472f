export interface FrozenDate {
  /** Moves the clock, and reports the page as visible again, so that the panel reads it. */
  set(at: Date): void;
  restore(): void;
}

/** Freezes the page's clock at a moment; timers continue. The server's clock header is hidden, as from another origin. */
export function freezeDate(at: Date): FrozenDate {
  const RealDate = window.Date;
  const getHeader = Headers.prototype.get;
  let now = at.getTime();

  class FixedDate extends RealDate {
    constructor(...parts: [] | [value: number | string | Date] | [year: number, month: number, ...rest: number[]]) {
      // Any of the real one's signatures; its type has no room for all of them at once.
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now(): number {
      return now;
    }
  }

  Reflect.set(window, 'Date', FixedDate);
  Headers.prototype.get = function (name) {
    return name === 'date' ? null : getHeader.call(this, name);
  };
  return {
    set(next) {
      now = next.getTime();
      document.dispatchEvent(new Event('visibilitychange'));
    },
    restore() {
      Reflect.set(window, 'Date', RealDate);
      Headers.prototype.get = getHeader;
    },
  };
}
