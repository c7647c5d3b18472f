import type { Admin, InitialData } from '../../src/features/practice/contract';

/** The response of `administration-init` for a doctor with an almost empty profile. */
export const initialData = (
  attributes: Partial<Admin['attributes']> = {},
  online_status: Admin['online_status'] = { status: 'online', date: null },
): InitialData => ({
  admin: {
    id: 1,
    email: null,
    attributes: {
      doctor_name: null,
      avatar: null,
      specialization: null,
      phone: null,
      about: null,
      settings: {},
      capabilities: [],
      colleague: null,
      denied: [],
      is_public: true,
      ...attributes,
    },
    online_status,
    special_announcement: null,
  },
  notifications: [],
  payoutsQueue: [],
  doctors: [],
  time_zone: null,
});
