/** The language of all texts, as BCP 47 and `Intl` name it. */
export const LANGUAGE = 'sk';
