import { isolated } from '../lib/clean-text';

const titles = {
  'nurse-female': 'sestra',
  'nurse-male': 'zdravotný brat',
  'assistant-female': 'asistentka',
  'assistant-male': 'asistent',
};

interface Named {
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

/** The outcome of a ticket: by a woman, by a man, and by somebody whose gender is unknown. */
const doneBy = {
  served: { female: 'Odbavila', male: 'Odbavil', unknown: 'Odbavené:' },
  cancelled: { female: 'Zrušila', male: 'Zrušil', unknown: 'Zrušené:' },
  missed: {
    female: 'Neprítomnosť zaznamenala',
    male: 'Neprítomnosť zaznamenal',
    unknown: 'Neprítomnosť zaznamenaná:',
  },
};

function genderOf({ title }: Named) {
  if (!titleOf(title)) return 'unknown';
  return title?.endsWith('-female') ? 'female' : 'male';
}

export const colleagueTexts = {
  titles,
  name: colleagueName,
  alone: colleagueTitle,
  /** In the user menu. */
  atDoctor: (colleague: Named, doctor: string) => `${colleagueTitle(colleague)} · ${isolated(doctor)}`,
  /** „Zrušila sestra Jana, 8:14“ */
  departed: ({ done, by }: { done: keyof typeof doneBy; by: Named }, time: string) =>
    `${doneBy[done][genderOf(by)]} ${colleagueName(by)}, ${time}`,
  ownAccount: 'Účet a bezpečnosť',
  denied: 'Táto časť panela je len pre lekára.',
  receptDecision: 'O žiadosti rozhoduje lekár.',
};
