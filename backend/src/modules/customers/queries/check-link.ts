import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { LinkPurpose } from '@willow/contracts';
import { Customers } from '../customers.repository.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { CustomerRefusal } from '../domain/customer.commands.ts';
import { detailsFor, usable } from '../domain/customer.decider.ts';
import type { LinkClaim } from '../links/magic-links.ts';
import { masked } from '../masked.ts';
import { browserHash } from '../links/new-link.ts';

/** `name`: with whose details the address is proven. Only who holds the token may know. */
type CheckedLink = { readonly purpose: LinkPurpose; readonly name: string | null; readonly confirmAs: string | null };

export class CheckLink extends Query<CheckedLink> {
  constructor(
    readonly claim: LinkClaim,
    readonly browser: string | null,
    readonly signedInAs: string | null,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(CheckLink)
export class CheckLinkHandler implements IQueryHandler<CheckLink> {
  constructor(private readonly customers: Customers) {}

  async execute({ claim, browser, signedInAs, now }: CheckLink): Promise<CheckedLink> {
    const { state } = await this.customers.load(claim.customerId);
    const link = usable(state, claim.tokenHash, now.toISOString());
    if (!link && signedInAs === claim.customerId && state.lastUsedHash === claim.tokenHash)
      return { purpose: 'login', name: null, confirmAs: null };
    if (!link) throw new RefusedError<CustomerRefusal>('LinkInvalid');
    const sameBrowser = link.browserHash !== null && link.browserHash === browserHash(browser);
    const details = detailsFor(link, state);
    const name = link.purpose === 'verify' ? (details?.fullName ?? null) : null;
    return { purpose: link.purpose, name, confirmAs: sameBrowser ? null : masked(details?.email ?? '') };
  }
}
