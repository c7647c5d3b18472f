import { isolated } from '../lib/clean-text';

const titles = {
  'nurse-female': 'sestra',
  'nurse-male': 'zdravotný brat',
  'assistant-female': 'asistentka',
  'assistant-male': 'asistent',
};

export interface Named {
  name: string;
  /** `null` for the doctor, and if the server sends none. */
  title: string | null;
}

/** Within a sentence: „sestra Jana“. */
const colleagueName = ({ name, title }: Named) => [titleOf(title), isolated(name)].filter(Boolean).join(' ');

const titleOf = (title: string | null) => Object.entries(titles).find(([key]) => key === title)?.[1];

/** Alone: „Sestra Jana“. */
const colleagueTitle = (colleague: Named) => {
  const text = colleagueName(colleague);
  return titleOf(colleague.title) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

export const colleagueTexts = {
  titles,
  name: colleagueName,
  alone: colleagueTitle,
  /** In the user menu. */
  atDoctor: (colleague: Named, doctor: string) => `${colleagueTitle(colleague)} · ${isolated(doctor)}`,
  ownAccount: 'Účet a bezpečnosť',
  denied: 'Táto časť panela je len pre lekára.',
};
