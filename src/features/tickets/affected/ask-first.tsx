import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { affectedTexts as texts } from '../../../texts/affected';
import { Button } from '../../../ui/controls/button';
import { css } from '../../../ui/style/style';

interface AskFirstProps {
  title: string;
  /** Details of the question. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm(): void;
  onBack(): void;
}

/** A question shown instead of a form, before it is sent. Its title gets the focus: the key that submitted the form must not confirm. */
export function AskFirst({ title, children, confirmLabel, onConfirm, onBack }: AskFirstProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={part}>
      <h3 ref={heading} id={id} tabIndex={-1} className={headingClass}>
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        {title}
      </h3>
      {children}
      <div className={actions}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </section>
  );
}

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const headingClass = css`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border: 1px solid currentColor;
  border-radius: var(--radius);
  background: var(--warning-soft);
  color: var(--warning);
  font-size: 16px;
  line-height: 1.35;
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** The confirm button is set apart from the back button, because confirming cannot be undone. */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px 24px;
  margin-top: 8px;
`;
