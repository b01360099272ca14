import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Customers } from '../customers.repository.ts';
import { Emails } from '../emails.repository.ts';

/** Every address that a customer has, had or typed; one of before that is somebody else's by now is theirs. None once the account is erased. */
export class ListAddressesToForget extends Query<readonly string[]> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(ListAddressesToForget)
export class ListAddressesToForgetHandler implements IQueryHandler<ListAddressesToForget> {
  constructor(
    private readonly customers: Customers,
    private readonly emails: Emails,
  ) {}

  async execute({ customerId }: ListAddressesToForget): Promise<readonly string[]> {
    const { state, facts } = await this.customers.load(customerId);
    const typed = [state.details, ...state.signups.map((signup) => signup.details)].flatMap((each) => (each ? [each.email] : []));
    const former = state.formerEmails.map(({ email }) => email);
    const wanted = facts.flatMap((fact) => (fact.type === 'EmailChangeRequested' && fact.personal ? [fact.personal.email] : []));
    const addresses = [...new Set([...typed, ...former, ...wanted])];
    const owned = await Promise.all(addresses.map(async (address) => ({ address, owner: await this.emails.ownerOf(address) })));
    return owned.flatMap(({ address, owner }) => (owner === null || owner === customerId ? [address] : []));
  }
}
