import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { AppError, fieldFault } from '@city-genie/service-kit/errors';

/** For a login, which answers 401 to everything that isn't known. */
export function wrongLoginCode(): AppError {
  return new AppError('invalid_credentials', secondFactorMessages.wrongCode);
}

/** Whether a login was refused for its second factor. A changed password is refused with the same error code. */
export function isWrongLoginCode(error: unknown): boolean {
  return error instanceof AppError && error.code === 'invalid_credentials' && error.message === secondFactorMessages.wrongCode;
}

/** For the signed-in. */
export function wrongCode(): AppError {
  return fieldFault('code', secondFactorMessages.wrongCode);
}
