import { list } from '../reading/phrases.ts';

/** Words that wound, or accuse somebody of what may have to be proven. */
export const HARSH = list(
  `
    liar, liars, lies, lied, lying to, thief, thieves, thieving, stole, stolen, stealing, steals, steal, robbed, cheat, cheats, cheated, cheating, fraud, fraudster,
    crook, criminal, con man, swindled, swindler, blackmail, blackmailed, abuse, abused, abuser, abusive, violent, violence, assaulted,
    hit|beat|attacked|threatened me|us|her|him, paedophile, rapist, drunk, drunkard, junkie, druggie, waster,
    evil, wicked, nasty, cruel, vile, horrible, monster, bully, bullied, toxic, poison, poisonous, psycho, psychopath, narcissist, mad, crazy, insane,
    useless, worthless, hopeless, lazy, idle, greedy, grasping, selfish, ungrateful, heartless, disgrace, disgraceful, disgusting, shameful, ashamed of,
    stupid, idiot, idiots, fool, hate, hates, hated, despise, loathe, detest, cannot stand, can't stand, sick of, fed up with,
    bastard, bitch, cow, whore, slut, tart, slag, scum, rat, snake, leech, parasite, scrounger, sponger, gold digger, money grabbing|grabber, hanger on,
    good for nothing, waste of space, black sheep, dead to me, rot in hell, go to hell, never forgive, wish he|she|they had never,
    not|never my|a|a ?real ?true son|daughter|child|brother|sister, serves|serve him|her|them right, teach him|her|them a lesson, deserve|deserves nothing|it`,
);
export const NOT_HARSH = list(
  'mad about, crazy about, lies in|at|buried, drunk driver, domestic abuse charity, not out ?of hate, no hate|hatred, do|does not|never hate',
);
