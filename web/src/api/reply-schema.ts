/** The parts of Standard Schema (https://standardschema.dev) that RTK Query needs. */
type Result<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly { readonly message: string }[] };
type Validator<T> = { readonly validate: (value: unknown) => Result<T> | Promise<Result<T>> };
type StandardSchema<T> = { readonly '~standard': { readonly version: 1; readonly vendor: string } & Validator<T> };

/**
 * A reply's schema that loads its contract on first use. Callers ask for it in development and tests only
 * (`import.meta.env.DEV`), so that the contract and zod are dead code in production.
 */
export function replySchema<T>(load: () => Promise<{ readonly '~standard': Validator<T> }>): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'city-genie',
      validate: async (value) => (await load())['~standard'].validate(value),
    },
  };
}
