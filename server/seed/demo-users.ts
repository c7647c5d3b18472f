import type { Doctor } from '../features/doctors/store';
import type { Stores } from '../stores';
import { ambulanceOf, DEMO_PEOPLE, type DemoPerson } from './demo-people';

export const demoPerson = (fullname: string) => DEMO_PEOPLE.find(({ user }) => user.fullname === fullname);

/** People of the demo who visit this doctor. */
export const peopleOf = ({ code }: Doctor) => DEMO_PEOPLE.filter(({ user }) => ambulanceOf(user.email) === code);

/** The stored person, created when first needed. */
export function userIdOf(stores: Pick<Stores, 'people'>, { user }: DemoPerson): number {
  return (stores.people.userByEmail(user.email) ?? stores.people.createUser(user)).id;
}
