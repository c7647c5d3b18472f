export interface FrozenDate {
  /** Sets the clock and dispatches `visibilitychange`, after which the panel reads the clock again. */
  set(at: Date): void;
  restore(): void;
}

/** Freezes the page's clock; timers continue. Hides the `Date` header of responses, as a server of another origin does. */
export function freezeDate(at: Date): FrozenDate {
  const RealDate = window.Date;
  const getHeader = Headers.prototype.get;
  let now = at.getTime();

  class FixedDate extends RealDate {
    constructor(...parts: [] | [value: number | string | Date] | [year: number, month: number, ...rest: number[]]) {
      // Accepts every signature of `Date`, whose type cannot express them in one call.
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
