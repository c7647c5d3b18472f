import { colleagueTexts, type Named } from './colleagues';

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

/** „Zrušila sestra Jana, 8:14“ */
export const departureText = ({ done, by }: { done: keyof typeof doneBy; by: Named }, time: string) =>
  `${doneBy[done][genderOf(by)]} ${colleagueTexts.name(by)}, ${time}`;

function genderOf({ title }: Named) {
  if (title === null || !Object.hasOwn(colleagueTexts.titles, title)) return 'unknown';
  return title.endsWith('-female') ? 'female' : 'male';
}
