import { type Machine, machineOf } from '../compile/machine.ts';
import { type Being, being, NOUNS, type Reader, reading, Unset } from '../expr/beings.ts';
import type { Expression, Frame } from '../expr/expression.ts';
import { MatterValue } from '../expr/matter-value.ts';
import type { Log } from '../expr/past.ts';
import { type RuleValue, ruleNamed } from '../expr/rule-value.ts';
import { capitalised, fieldOf, PLAYER_BUILT_IN } from '../expr/vocabulary.ts';
import { LIMITS } from '../limits.ts';
import type { Cell, Definition, Notice, Program, Roll, Saying, Scope, World } from '../types.ts';
import { achieved } from './achieved.ts';
import { toCel } from './cells.ts';
import { Collections } from './collections.ts';
import { frameFor } from './frame.ts';
import { logOf } from './log.ts';
import { MatterDesk } from './matter-desk.ts';
import { matterField } from './matter-field.ts';
import { Meter, units } from './meter.ts';
import { Calls } from './perform.ts';
import { demotedFor, isPlaying, players, playsRound, sinceVerb } from './roles.ts';
import { Sizes } from './sizes.ts';
import { spelled } from './spelled.ts';
import { Working } from './working.ts';

/** Everything that one move needs and makes. Expressions read through it; steps write through it. */
export class Run implements Reader {
  readonly program: Program;
  readonly machine: Machine;
  readonly world: World;
  readonly by: string;
  readonly table: Working;
  readonly matters = new MatterDesk(this);
  readonly #collections = new Collections(this);
  readonly #sizes = new Sizes(this);
  readonly rolls: Roll[] = [];
  readonly said: Saying[] = [];
  readonly notices: Notice[] = [];
  /** What the move under way itself is, by its verbs. */
  readonly deeds = new Set<string>();
  #log: Log | null = null;
  readonly #playing = new Map<Scope, { readonly edition: number; readonly people: readonly string[] }>();
  meter = new Meter(LIMITS.workPerMove);
  dice = 0;
  /** The act under way was claimed before and counted then; its limits are not asked again. */
  confirmed = false;
  /** While conditions of victory are asked, so that none asks them again. */
  judgingVictory = false;
  /** While the steps of an act are done by the one whose act it is, and not what follows from it. */
  acting = false;
  readonly calls = new Calls();
  /** The rule whose steps or tests are under way, to be named when something breaks. */
  at = '';

  constructor(program: Program, world: World, by: string) {
    this.program = program;
    this.machine = machineOf(program);
    this.world = world;
    this.by = by;
    this.table = new Working(world.table);
  }

  /** Asks an expression, paid for beforehand. */
  ask(expression: Expression, frame: Frame): unknown {
    this.meter.charge(units(expression.price, this.#sizes.of));
    return expression.ask(frame);
  }

  /** Notes how long a list is that a local holds, since loops over it are paid for by the longest there may be. */
  holding<V>(value: V): V {
    if (Array.isArray(value)) this.#sizes.holding(value.length);
    return value;
  }

  readonly asker = (expression: Expression, frame: Frame): unknown => this.ask(expression, frame);

  /** Does something while expressions read from this run. */
  within<T>(work: () => T): T {
    return reading(this, work);
  }

  frame(scope: Scope): Frame {
    return frameFor(this.machine.words, scope);
  }

  readonly exists = (kind: string, key: string): boolean => this.table.has(spelled('is', kind, key));

  field(kind: string, key: string, name: string): unknown {
    if (key === '') throw new Unset(`${name} of something that is not set was looked at`);
    this.meter.charge(LIMITS.workPerField);
    if (kind === 'player' && PLAYER_BUILT_IN.has(name)) return this.#person(key, name);
    const definition = fieldOf(this.machine.words, kind, name);
    if (definition === null) throw new Error(`there is no field called ${name} any more`);
    if (this.machine.words.kinds.get(kind)?.key === name) return toCel(definition, key);
    if (kind !== 'player' && !this.exists(kind, key)) throw new Error(`${key} is no longer a ${kind}`);
    return this.value(definition, this.table.get(spelled(kind, key, name)));
  }

  relation(name: string, a: string, b: string): bigint {
    if (a === '' || b === '') throw new Unset(`${name} of something that is not set was looked at`);
    this.meter.charge(LIMITS.workPerField);
    const row = this.table.get(`rel/${name}/${a}/${b}`);
    return BigInt(typeof row === 'number' ? row : (this.machine.words.relations.get(name)?.default ?? 0));
  }

  find(kind: string, words: string): Being {
    this.meter.charge(LIMITS.workPerField);
    if (this.exists(kind, words)) return being(kind, words);
    const labelled = kind === 'player' && this.#named(words);
    if (labelled) return being(kind, labelled);
    throw new Error(`there is no ${kind} ${words}`);
  }

  matter(id: string): MatterValue {
    if (!this.exists('matter', id)) throw new Error(`there is no matter ${id}`);
    return new MatterValue(id);
  }

  rule(words: string): RuleValue {
    this.meter.charge(LIMITS.workPerField * this.program.rules.length);
    return ruleNamed(this.program.rules, words);
  }

  matterField(matter: MatterValue, name: string): unknown {
    return matterField(this, matter, name);
  }

  since(person: string, verb: string): unknown {
    return sinceVerb(this, person, verb);
  }

  get log(): Log {
    this.#log ??= logOf(this);
    return this.#log;
  }

  noun(name: string): string {
    const plain = this.program.nouns.get(name);
    if (plain !== undefined) return plain;
    return capitalised(this.program.nouns.get(name.charAt(0).toLowerCase() + name.slice(1)) ?? name);
  }

  named(scope: Scope, name: string): unknown {
    switch (name) {
      case 'players':
        return this.#collections.players(scope);
      case 'observers':
        return this.#collections.observers();
      case 'emperor':
        return being('player', String(this.table.get('game/emperor') ?? ''));
      case 'now':
        return new Date(this.world.now);
      case 'noun':
        return NOUNS;
      case 'rules':
        return this.#collections.rules();
      case 'matters':
        return this.#collections.matters();
      default:
        return this.#declared(name);
    }
  }

  /** Who counts as a player for rules of this scope, in order of joining. */
  playing(scope: Scope): readonly string[] {
    const { edition } = this.table;
    const known = this.#playing.get(scope);
    if (known?.edition === edition) return known.people;
    const people =
      scope === 'core' ? players(this.table) : this.playing('core').filter((id) => playsRound(this, id));
    this.#playing.set(scope, { edition, people });
    return people;
  }

  #named(label: string): string | undefined {
    const everybody = this.table.keys('player');
    this.meter.charge(LIMITS.workPerField * everybody.length);
    return everybody.find((id) => this.label(id) === label);
  }

  label(person: string): string {
    const label = this.table.get(`player/${person}/label`);
    return typeof label === 'string' ? label : person;
  }

  isOff(trigger: { readonly name: string }): boolean {
    return this.table.has(`off/${trigger.name}`);
  }

  #declared(name: string): unknown {
    const parameter = this.program.parameters.get(name);
    if (parameter) return toCel(parameter.definition, parameter.value);
    const global = this.machine.words.globals.get(name);
    if (global) {
      this.meter.charge(LIMITS.workPerField);
      return this.value(global, this.table.get(`global/${name}`));
    }
    const kind = this.machine.words.plurals.get(name);
    if (kind === undefined) throw new Error(`there is nothing called ${name} any more`);
    return this.#collections.things(kind);
  }

  #person(id: string, name: string): unknown {
    switch (name) {
      case 'name':
        return this.label(id);
      case 'playing':
        return isPlaying(this.table, id);
      case 'achieved':
        return achieved(this, id);
      case 'is_emperor':
        return this.table.get('game/emperor') === id;
      default:
        return demotedFor(this, id);
    }
  }

  value(definition: Definition, cell: Cell | undefined): unknown {
    const found = cell ?? definition.default;
    if (found !== undefined) return toCel(definition, found);
    const { type } = definition;
    if (type === 'player' || this.machine.words.kinds.has(type)) return being(type, '');
    throw new Unset(`${definition.name} is not set`);
  }
}
