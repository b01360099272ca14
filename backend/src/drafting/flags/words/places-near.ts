import { list } from '../reading/phrases.ts';

/** Postcode areas that are not in England or Wales, or not all of them is. */
export const AREAS_OUTSIDE: ReadonlySet<string> = new Set('BT IM JE GY ZE AB DD DG EH FK G HS IV KA KW KY ML PA PH TD'.split(' '));

/** Not in the United Kingdom, with British postcodes all the same. */
export const AREAS_OFFSHORE: ReadonlySet<string> = new Set(['IM', 'JE', 'GY', 'GX']);

/** Towns, counties and islands of the British Isles outside England and Wales; names that are also English or Welsh towns are left out. */
export const PLACES_NEAR = list(
  `
    scotland, edinburgh, glasgow, aberdeen, dundee, inverness, perth, stirling, paisley, ayr, kilmarnock, dumfries, galloway, falkirk,
    livingston, dunfermline, kirkcaldy, glenrothes, st andrews, cupar, oban, fort william, aviemore, pitlochry, elgin, nairn, forres,
    thurso, ullapool, portree, mallaig, kirkwall, stromness, lerwick, stornoway, peterhead, fraserburgh, montrose, arbroath, forfar,
    brechin, crieff, callander, dunblane, greenock, gourock, largs, troon, prestwick, motherwell, coatbridge, airdrie, east kilbride,
    cumbernauld, clydebank, dumbarton, helensburgh, lanark, peebles, galashiels, hawick, kelso, jedburgh, melrose, musselburgh,
    north berwick, dunbar, haddington, linlithgow, bathgate, grangemouth, alloa, leith, stranraer, kirkcudbright, campbeltown, inveraray,
    tobermory, lochgilphead, dunoon, rothesay, carnoustie, broughty ferry, stonehaven, banchory, ballater, braemar, inverurie, dingwall,
    tain, dornoch, golspie, lochinver, kyle of lochalsh, gairloch, glencoe, glenfinnan, kingussie, grantown on spey, newtonmore,
    dunkeld, aberfeldy, blairgowrie, kinross, anstruther, pittenweem, crail, castle douglas, moffat, lockerbie, annan, gretna, gairloch,
    penicuik, dalkeith, bonnyrigg, tranent, eyemouth, duns, coldstream, biggar, carluke, wishaw, bellshill, rutherglen, milngavie,
    bearsden, kirkintilloch, lenzie, barrhead, johnstone, renfrew, port glasgow, ardrossan, saltcoats, girvan, maybole, cumnock,
    buckie, lossiemouth, ellon, westhill, turriff, portsoy, fife, perthshire, aberdeenshire, lothian, midlothian, east lothian,
    west lothian, ayrshire, lanarkshire, renfrewshire, argyll, argyllshire, sutherland, caithness, moray, morayshire, banffshire,
    dumfriesshire, berwickshire, roxburghshire, selkirkshire, peeblesshire, stirlingshire, inverness shire, ross shire, wester ross,
    clackmannanshire, angus scotland, scottish borders, scottish highlands, =highlands, hebrides, outer hebrides, western isles, orkney,
    orkneys, shetland, shetlands, isle of skye, skye, isle of mull, mull, islay, jura, isle of arran, arran, isle of bute, colonsay,
    isle of lewis, isle of harris, barra, uist, north uist, south uist, benbecula, iona, tiree, eigg, raasay, gigha, cairngorms,
    trossachs, speyside, deeside, kintyre, knoydart, ardnamurchan, black isle, loch *,
    northern ireland, ulster, belfast, lisburn, newry, craigavon, omagh, enniskillen, coleraine, ballymena, ballymoney, larne, antrim,
    armagh, portadown, lurgan, carrickfergus, newtownards, newtownabbey, strabane, dungannon, cookstown, magherafelt, limavady, portrush,
    portstewart, ballycastle, downpatrick, banbridge, derry, londonderry, county down, county antrim, county armagh, county derry,
    county tyrone, county fermanagh, county londonderry, co down, co antrim, co armagh, co tyrone, co fermanagh, co derry, tyrone,
    fermanagh, mourne, bushmills, ballynahinch, warrenpoint, castlereagh, dundonald, donaghadee, comber, lough *,
    isle of man, onchan, port erin, port st mary, laxey, channel islands, jersey, guernsey, alderney, sark, herm, st helier,
    st peter port, st brelade, st clement, gorey, st aubin, st sampson, st anne alderney`,
);
