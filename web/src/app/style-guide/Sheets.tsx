import { Lock, X } from 'lucide-react';
import { Badge } from '../../ui/Badge.js';
import { Card } from '../../ui/Card.js';
import { Facts, PhoneLink, WebsiteLink } from '../../ui/late/Facts.js';
import { Row, Specimen } from './Chapter.js';
import { sampleMoods } from './sample-moods.js';

const [, mood] = sampleMoods;

export function Sheets() {
  return (
    <>
      <Row title="Card">
        <Specimen name="plain" isWide>
          <Card>
            <h4>Hear when London opens</h4>
            <p className="guide-soft">We will write when your city opens. No advertising.</p>
          </Card>
        </Specimen>
        <Specimen name="wash" note="in the light of the mood around it" isWide>
          <div data-mood={mood.id} style={{ '--mood': mood.color }}>
            <Card tone="wash">
              <h4>You are offline</h4>
              <p className="guide-soft">This is the plan from Saturday 21 June, 09:30.</p>
            </Card>
          </div>
        </Specimen>
      </Row>
      <Row title="Badge">
        <Specimen name="quiet">
          <Badge>
            <Lock aria-hidden="true" className="size-3" />
            For subscribers
          </Badge>
        </Specimen>
        <Specimen name="accent">
          <Badge tone="accent">Your mood</Badge>
        </Specimen>
        <Specimen name="good">
          <Badge tone="good">Active</Badge>
        </Specimen>
        <Specimen name="danger">
          <Badge tone="danger">
            <X aria-hidden="true" className="size-3" />
            Payment failed
          </Badge>
        </Specimen>
      </Row>
      <Row title="Facts">
        <Specimen name="one column" isWide>
          <Facts
            facts={[
              ['Open', '12:00–15:00, 19:00–23:00'],
              ['Address', '24 rue Mouffetard, 75005 Paris'],
              ['Phone', <PhoneLink key="phone" number="+33 1 23 45 67 89" />],
              ['Website', <WebsiteLink key="website" address="https://www.example.org/" name="Chez Ada" />],
              ['Left out', undefined],
            ]}
          />
        </Specimen>
        <Specimen name="two columns, one fact wide" isWide>
          <Facts
            columns="two"
            wide="Address"
            facts={[
              ['Hours', '10:00–18:00'],
              ['Reservation', 'Not needed'],
              ['Address', 'Place de la Concorde, 75001 Paris'],
            ]}
          />
        </Specimen>
      </Row>
    </>
  );
}
