import { useState, type ComponentType, type ReactNode } from 'react';

/** Components, by the names of their states. */
export type States = Readonly<Record<string, ReactNode>>;

const inGrid = (columns: string) => (states: States) =>
  function Grid() {
    return (
      <div style={{ display: 'grid', gap: '20px 16px', gridTemplateColumns: columns }}>
        {Object.entries(states).map(([name, state]) => (
          <div key={name} style={{ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 }}>
            <small style={{ color: 'var(--muted)' }}>{name}</small>
            <div style={{ minWidth: 0 }}>{state}</div>
          </div>
        ))}
      </div>
    );
  };
/** States beside each other, as many as fit. */
export const shown = inGrid('repeat(auto-fill, minmax(min(240px, 100%), 1fr))');
/** States below each other. */
export const widely = inGrid('minmax(0, 1fr)');
export const both = (First: ComponentType, Second: ComponentType) =>
  function Both() {
    return (
      <>
        <First />
        <Second />
      </>
    );
  };

/** The states that a list leads to. */
export const each = <T,>(list: readonly T[], draw: (one: T) => [name: string, state: ReactNode]): States =>
  Object.fromEntries(list.map(draw));

interface HeldProps<T> {
  value: T;
  children(value: T, set: (next: T) => void): ReactNode;
}

/** Holds a value, so that a control can be tried. */
export function Held<T>({ value: initial, children }: HeldProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

export const holding = <T,>(value: T, children: HeldProps<T>['children']) => <Held value={value}>{children}</Held>;

export const nothing = () => undefined;

export const LONG =
  'Veľmi dlhý text, aký nikto nečaká: Mgr. Kristína Magdaléna Hviezdoslavová-Šťastná, zdravotnícke zariadenie v Banskej Bystrici';

export const types = [
  { option: 'Termín', value: 'schedule' },
  { option: 'Prednostný termín', value: 'schedule-premium' },
  { option: 'Čakací lístok', value: 'queue' },
  { option: 'Iné', value: 'other' },
];

export const patients = [
  { option: 'Ján Kováč', value: 1, description: 'nar. 1. 2. 1980' },
  { option: 'Ján Kováč', value: 2, description: 'nar. 12. 11. 1955' },
  { option: 'Žofia Ďurišová', value: 3, description: 'nar. 30. 6. 2001' },
];
