import { list } from '../reading/phrases.ts';

export const ANIMALS = list(
  `
    dog, doggie, doggy, doggo, pup, puppy, hound, mutt, pooch, bitch, terrier, spaniel, labrador, lab, labradoodle, cockapoo, cavapoo,
    cavachon, poodle, retriever, collie, border collie, sheepdog, sheep dog, alsatian, german shepherd, shepherd, rottweiler, dachshund,
    sausage dog, beagle, basset, greyhound, whippet, lurcher, saluki, boxer, bulldog, bull dog, mastiff, great dane, dalmatian, setter,
    pointer, vizsla, weimaraner, chihuahua, pug, shih tzu, shihtzu, bichon, bichon frise, maltese, papillon, pekingese, pomeranian,
    schnauzer, staffie, staffy, jack russell, westie, yorkie, corgi, husky, malamute, akita, samoyed, newfoundland, st bernard, cat,
    kitten, kitty, moggy, moggie, mog, tabby, tomcat, tom cat, pussycat, siamese, persian cat, burmese, ragdoll, maine coon, bengal cat,
    horse, pony, mare, gelding, stallion, foal, colt, filly, cob, shire, shetland, thoroughbred, hunter, donkey, mule, goat, sheep, lamb,
    ewe, ram, alpaca, llama, pig, piglet, cow, calf, heifer, bull, bullock, cattle, hen, chicken, cockerel, bantam, rooster, duck, goose,
    geese, turkey, peacock, quail, guinea fowl, pigeon, racing pigeon, budgie, budgerigar, parrot, african grey, cockatoo, cockatiel,
    lovebird, canary, finch, parakeet, macaw, mynah, owl, hawk, falcon, ferret, rabbit, bunny, guinea pig, hamster, gerbil, rat, mouse,
    mice, chinchilla, degu, hedgehog, tortoise, terrapin, turtle, snake, python, lizard, gecko, bearded dragon, iguana, chameleon, frog,
    axolotl, tarantula, goldfish, tropical fish, fish, koi, koi carp, stick insects, bees, hive of bees, pet, fur baby, furbaby,
    dogs and cats, menagerie`,
);
export const ANIMAL_PHRASES = list(
  `
    my|our|all|any|the pet $, pets i|we own|have, my|our|all ?my|our|the pets, any pet|animal, my|our animals, guinea pig and,
    four legged friend, rescue dog|cat|greyhound, =dog rex, dog|cat|horse|pony|rabbit|parrot|budgie called|named|and ?her|his|its`,
);
export const NO_ANIMALS = list(
  `
    hot dog, dog eared, horse brass, clothes horse, vaulting horse, pommel horse, saw horse, rocking horse, hobby horse, sea horse,
    cat's eye, cat o, fat cat, top cat, tom cat the, pet hate, pet shop, pet rock, pet project, chess, chocolate, tiger, =bull $, piggy,
    computer mouse, wireless mouse, cash cow, dark horse, dog and duck, cat and fiddle, fox and hounds, hare and hounds, horse and groom,
    horse and jockey, coach and horses, the bull, dog|duck|cat|swan|goose|horse|bull|lamb|ram|pig ?head inn|tavern|arms|pub,
    ford|triumph|hillman|singer|sinclair|leyland|nissan|reliant|vauxhall|raleigh|toyota * hunter|pony|colt|cub|fox|rabbit|robin,
    mitsubishi colt, hyundai pony, colt 45, bees wax, guinea pig club, dog who, cat in the hat, stone|garden|door|book hen|dog|duck|owl|hedgehog|rabbit|cat|frog,
    barbour, bull market, bears, decoy duck, duck decoy`,
);
