import { paris } from '@city-genie/city-data/cities/paris';
import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';

/** The text after "You're on the list!". */
export function JoinedText({ request }: { request: WaitlistRequest }) {
  return (
    <p className="text-pretty wrap-anywhere">
      Thank you, {request.name}. Please confirm your place with the link that we mail to {request.email}. If you confirmed this address
      before, you are all set, and no mail comes; otherwise look among your spam, or sign up again in a quarter of an hour.
      {request.city === paris.name && ' Paris is open to everybody already.'}
    </p>
  );
}
