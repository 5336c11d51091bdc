import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';

/** The text after "You're on the list!". */
export function JoinedText({ request }: { request: WaitlistRequest }) {
  return (
    <p className="text-pretty wrap-anywhere">
      Thank you, {request.name}. Please confirm your place with the link that we mail to {request.email}; if none comes within a quarter of
      an hour, sign up once more. We write again when City Genie opens in {request.city}.
    </p>
  );
}
