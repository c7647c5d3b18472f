/** The texts of the profile, and the avatar's address. */
export const profileFields = ['doctor_name', 'specialization', 'phone', 'about', 'avatar'] as const;
