export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A browser that is driven as a person uses it: by a pointer and by keys, which its pages take for real ones. */
export interface Engine {
  /** As it names itself: `Firefox 153.0`. */
  readonly version: string;
  /** A window with a storage of its own. */
  openPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface EnginePage {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** The value of an expression, awaited; it crosses as JSON. Rejects with what it throws. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  hover(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  /** A PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = (typeof keys)[number];
export const keys = [
  'Enter',
  'Escape',
  'Tab',
  'Space',
  'Backspace',
  'Home',
  'End',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
] as const;
