import { createContext } from 'react';

/** Whether somebody new may register here (`registration="off"` hides it). */
export const RegistrationContext = createContext(true);
