import type { ReactNode, SubmitEvent } from 'react';
import { Form } from '../../forms/form';
import { css } from '../../ui/style/style';

interface AuthCardProps {
  title: string;
  intro: string;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  children: ReactNode;
}

/** The card of the login and registration forms. */
export function AuthCard({ title, intro, onSubmit, children }: AuthCardProps) {
  return (
    <Form className={card} part="login" onSubmit={onSubmit}>
      <h1 className={heading}>{title}</h1>
      <p>{intro}</p>
      {children}
    </Form>
  );
}

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: 400px;
  margin: 0 auto;
  padding: 32px 28px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  & > p {
    color: var(--muted);
  }
`;

const heading = css`
  font-size: 24px;
`;
