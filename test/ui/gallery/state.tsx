import { useState, type ReactNode } from 'react';

/** A component in one state, labelled with it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 }}>
      <small style={{ color: 'var(--muted)' }}>{name}</small>
      <div style={{ minWidth: 0 }}>{children}</div>
    </div>
  );
}

/** States beside each other, as many as fit. */
export function States({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const columns = wide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))';
  return <div style={{ display: 'grid', gap: '20px 16px', gridTemplateColumns: columns }}>{children}</div>;
}

/** Holds a value, so that a control can be tried. */
export function Held<T>({
  value: initial,
  children,
}: {
  value: T;
  children(value: T, set: (next: T) => void): ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

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
