import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';

export function limitText({ limit }: DiscountCode): string {
  if (!limit) return 'No limit';
  const { maxUses, used, held } = limit;
  return `${used} of ${maxUses} used${held > 0 ? `, ${held} held` : ''}`;
}
