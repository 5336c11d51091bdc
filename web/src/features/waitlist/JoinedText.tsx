import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';

/** The text after "You're on the list!". */
export function JoinedText({ request }: { request: WaitlistRequest }) {
  return (
    <p className="text-pretty">
      Thank you, {request.name}. We will write to {request.email} when City Genie opens in {request.city}.
    </p>
  );
}
