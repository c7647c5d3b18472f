/** Characters of a note of several lines; nobody reads more, and a body holds more. */
export const LONGEST_NOTE = 2000;
