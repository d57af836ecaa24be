import { z } from 'zod';
import { checkedView } from '../validate/check.ts';
import { userOf } from '../workspace/people.ts';
import { openModal, publishHome, pushModal, slackView, updateModal } from '../workspace/views.ts';
import { Refusal, type World } from '../workspace/world.ts';
import { json, type Method, method, TIER, text } from './method.ts';

const opening = z.object({ trigger_id: text, view: json(z.unknown()) });

function asked(world: World, view: unknown, type: 'modal' | 'home') {
  const checked = checkedView(world, view);
  if (checked.type !== type) {
    const messages = [`[ERROR] ${checked.type} type is not supported here [json-pointer:/view/type]`];
    throw new Refusal('invalid_arguments', { response_metadata: { messages } });
  }
  return checked;
}

export const viewMethods: Record<string, Method> = {
  'views.open': method({
    perMinute: TIER.four,
    args: opening,
    scopes: [],
    run: ({ world, triggers }, args) => {
      const view = asked(world, args.view, 'modal');
      return { view: slackView(world, openModal(world, triggers.use(args.trigger_id), view)) };
    },
  }),
  'views.push': method({
    perMinute: TIER.four,
    args: opening,
    scopes: [],
    run: ({ world, triggers }, args) => {
      const view = asked(world, args.view, 'modal');
      return { view: slackView(world, pushModal(world, triggers.use(args.trigger_id), view)) };
    },
  }),
  'views.update': method({
    perMinute: TIER.four,
    args: z.object({
      view_id: text.optional(),
      external_id: text.optional(),
      hash: text.optional(),
      view: json(z.unknown()),
    }),
    scopes: [],
    run: ({ world }, args) => {
      const view = asked(world, args.view, 'modal');
      const { view_id, external_id, hash } = args;
      const wanted = {
        ...(view_id && { view_id }),
        ...(external_id && { external_id }),
        ...(hash && { hash }),
      };
      return { view: slackView(world, updateModal(world, wanted, view)) };
    },
  }),
  'views.publish': method({
    perMinute: TIER.four,
    args: z.object({ user_id: text, hash: text.optional(), view: json(z.unknown()) }),
    scopes: [],
    run: ({ world }, args) => {
      if (!world.manifest.homeTab) throw new Refusal('not_enabled');
      const view = asked(world, args.view, 'home');
      return { view: slackView(world, publishHome(world, userOf(world, args.user_id).id, view, args.hash)) };
    },
  }),
};
