/** A record of the contract as this server sends it: its id is a number, and only the named fields may be null. */
export type Sent<Contract, Nullable extends keyof Contract = never> = {
  [Name in keyof Contract]: Name extends 'id'
    ? number
    : Name extends Nullable
      ? Contract[Name]
      : NonNullable<Contract[Name]>;
};
