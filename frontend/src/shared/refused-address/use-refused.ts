import { askMailStatus } from '@willow/contracts/account/account.contract';
import { z } from '@willow/contracts/zod';
import { useEffect, useState } from 'react';
import { patientNetwork, send } from '../../web/api/send.ts';

/** A mail is mostly out within seconds; whoever still looks after a minute is told by the next one. */
const ASK_AFTER_MS = [3_000, 7_000, 20_000, 60_000];

/** Whether the mail that is waited for could not be delivered to this address. */
export function useRefused(email: string): boolean {
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const ask = async () => {
      const { data } = await send({ endpoint: askMailStatus, body: { email } }, patientNetwork);
      const answer = z.safeParse(askMailStatus.response, data).data;
      if (answer) setRefused(answer.refused ? email : undefined);
    };
    const timers = ASK_AFTER_MS.map((ms) => setTimeout(() => void ask(), ms));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [email]);
  return refused === email;
}
