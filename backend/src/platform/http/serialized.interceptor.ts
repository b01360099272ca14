import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { KeyedMutex } from '../../event-sourcing/concurrency/keyed-mutex.ts';
import { subjectIdOf } from './subject.ts';

@Injectable()
class SerializedInterceptor implements NestInterceptor {
  readonly #mutex = new KeyedMutex();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return defer(() => this.#mutex.runExclusive(subjectIdOf(context), () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}

/** One request of somebody after the other: who sends sixty at once waits for their own, and nobody else waits for all of them. */
export const Serialized = () => UseInterceptors(SerializedInterceptor);
