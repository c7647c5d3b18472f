/** A variable of the environment that makes no sense; its message names the variable and its allowed values. */
export class EnvironmentProblem extends Error {}
