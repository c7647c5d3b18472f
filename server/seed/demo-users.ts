import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';
import { ambulanceOf, DEMO_PEOPLE, type DemoPerson } from './demo-people';

export const demoPerson = (fullname: string) => DEMO_PEOPLE.find(({ user }) => user.fullname === fullname);

/** People of the demo who visit this doctor. */
export const peopleOf = ({ code }: Doctor) => DEMO_PEOPLE.filter(({ user }) => ambulanceOf(user.email) === code);

/** The stored person, created when first needed. */
export function userIdOf(practice: Practice, { user }: DemoPerson): number {
  return (practice.userByEmail(user.email) ?? practice.createUser(user)).id;
}
