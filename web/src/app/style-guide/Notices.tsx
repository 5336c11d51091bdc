import { Button } from '../../ui/Button.js';
import { SimulatedPayments } from '../../ui/late/SimulatedPayments.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { Notice } from '../../ui/Notice.js';
import { Row, Specimen } from './Chapter.js';

export function Notices() {
  return (
    <>
      <Row title="Notice, in place of a page’s content">
        <Specimen name="empty" isWide>
          <Notice title="No recommendations found. Please try again.">
            <Button>Try again</Button>
          </Notice>
        </Specimen>
        {/* A status here: an alert would be announced whenever this page opens. */}
        <Specimen name="error" note="spoken at once where it answers a press" isWide>
          <Notice isFailure title="This plan didn’t arrive" text="The server is busy. Please try again in a moment.">
            <Button>Try again</Button>
            <Button look="secondary">Back to Paris</Button>
          </Notice>
        </Specimen>
      </Row>
      <Row title="Notice, within a section">
        <Specimen name="small" isWide>
          <Notice isSmall title="Weather data temporarily unavailable" text="Please check back later" />
        </Specimen>
        <Specimen name="small, with a way on" isWide>
          <Notice isSmall title="Something went wrong" text="Please try again in a moment.">
            <Button>Try again</Button>
          </Notice>
        </Specimen>
      </Row>
      <Row title="Simulated payments">
        <Specimen name="wherever something can be paid" note="only where payments are played" isWide>
          <SimulatedPayments />
        </Specimen>
      </Row>
      <Row title="Skeleton">
        <Specimen name="a stop on its way" note="breathes, unless less motion is asked for" isWide>
          <SkeletonGroup>
            <Skeleton isCard className="guide-bone-card" />
            <Skeleton className="guide-bone" />
            <Skeleton className="guide-bone" />
          </SkeletonGroup>
        </Specimen>
      </Row>
    </>
  );
}
