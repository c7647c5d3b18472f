import { createContext } from 'react';

/** Where the addresses of pictures begin that name no origin of their own: the server that they come from, not the page. */
export const AddressBase = createContext<string | null>(null);
