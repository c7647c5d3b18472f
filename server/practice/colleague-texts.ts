import type { ColleagueTitle } from '../../src/api/contract/colleagues';

/** „Sestra Jana“, as the history of the waiting room names who did something. */
export const colleagueLabel = ({ name, title }: { name: string; title: ColleagueTitle }) => `${TITLES[title]} ${name}`;

const TITLES: Readonly<Record<ColleagueTitle, string>> = {
  'nurse-female': 'Sestra',
  'nurse-male': 'Zdravotný brat',
  'assistant-female': 'Asistentka',
  'assistant-male': 'Asistent',
};
