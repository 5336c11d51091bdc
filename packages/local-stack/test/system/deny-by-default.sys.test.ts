import type { RouteContract } from '@city-genie/contracts/route';
import { serviceNames, services } from '@city-genie/contracts/services';
import { spellingsOf } from '@city-genie/service-kit/testing/spellings';
import { expect, it } from 'vitest';
