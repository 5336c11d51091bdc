import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { AppError, fieldFault } from '@city-genie/service-kit/errors';

/** For a login, which answers 401 to everything that isn't known. */
export function wrongLoginCode(): AppError {
  return new AppError('invalid_credentials', secondFactorMessages.wrongCode);
}

/** For the signed-in. */
export function wrongCode(): AppError {
  return fieldFault('code', secondFactorMessages.wrongCode);
}
