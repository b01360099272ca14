import type { sendUnaryData, ServerUnaryCall, ServerWritableStream } from '@grpc/grpc-js';
import users from '@eventstore/db-client/generated/users_pb.js';
import type {
  CreateReq,
  CreateResp,
  DetailsReq,
  DetailsResp,
  ResetPasswordReq,
  ResetPasswordResp,
} from '@eventstore/db-client/generated/users_pb.js';
import type { Metadata, ServiceError } from '@grpc/grpc-js';
import type { Access } from './access.ts';
import type { Node } from './node.ts';
import { accessDenied, userConflict, userNotFound } from './status.ts';

/** A user who is there already is no mistake when the password is the same. */
export function createUser(node: Node) {
  return async (call: ServerUnaryCall<CreateReq, CreateResp>, answer: sendUnaryData<CreateResp>): Promise<void> => {
    const options = call.request.getOptions();
    const access = await admitted(node, call.metadata);
    if (!('may' in access)) return answer(access);
    const [username, password] = [options?.getLoginName() ?? '', options?.getPassword() ?? ''];
    const known = access.user(username);
    if (known && known.password !== password) return answer(userConflict(username));
    if (!known) access.put({ username, password, groups: options?.getGroupsList() ?? [] });
    answer(null, new users.CreateResp());
  };
}

export function resetPassword(node: Node) {
  return async (call: ServerUnaryCall<ResetPasswordReq, ResetPasswordResp>, answer: sendUnaryData<ResetPasswordResp>): Promise<void> => {
    const options = call.request.getOptions();
    const access = await admitted(node, call.metadata);
    if (!('may' in access)) return answer(access);
    const user = access.user(options?.getLoginName() ?? '');
    if (!user) return answer(userNotFound(options?.getLoginName() ?? ''));
    access.put({ ...user, password: options?.getNewPassword() ?? '' });
    answer(null, new users.ResetPasswordResp());
  };
}

/** Of one user. Everybody may ask about themselves. */
export function userDetails(node: Node) {
  return async (call: ServerWritableStream<DetailsReq, DetailsResp>): Promise<void> => {
    const name = call.request.getOptions()?.getLoginName() ?? '';
    const access = await admitted(node, call.metadata, name);
    if (!('may' in access)) return void call.emit('error', access);
    const user = access.user(name);
    if (!user) return void call.emit('error', userNotFound(name));
    const details = new users.DetailsResp.UserDetails();
    details.setLoginName(name);
    details.setGroupsList([...user.groups]);
    const response = new users.DetailsResp();
    response.setUserDetails(details);
    call.write(response);
    call.end();
  };
}

/** Where there are no logins there are no users either. */
async function admitted(node: Node, metadata: Metadata, itself = ''): Promise<Access | ServiceError> {
  const admission = await node.admit('users', metadata);
  if (typeof admission === 'object' && 'refused' in admission) return admission.refused;
  const { access } = node;
  if (!access) return userNotFound(itself);
  const caller = access.caller(metadata);
  return caller && (access.isAdmin(caller) || caller.username === itself) ? access : accessDenied();
}
