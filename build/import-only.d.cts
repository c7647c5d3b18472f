/** An ES module only: use `import`, or `await import('ordinacia/…')`. `require` throws. */
declare const importOnly: never;
export = importOnly;
